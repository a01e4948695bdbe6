const MARK = 'data-tall';

/** On a part of a page that needs the height of a phone, such as a conversation: the header's search makes room. */
export const tallPart = { [MARK]: '' };
export const onTallPages = `html:has([${MARK}]) &`;
