export const prescribing = {}
