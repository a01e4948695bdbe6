/** Where the draft of the registration form is kept; other screens may fill in what they know. */
export const REGISTER_DRAFT = 'regen.register';
