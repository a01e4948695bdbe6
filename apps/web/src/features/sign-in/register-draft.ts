/** The key of the registration draft; other screens may prefill it. */
export const REGISTER_DRAFT = 'regen.register';
