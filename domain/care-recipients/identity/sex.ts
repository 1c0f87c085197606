/** Male, female or other (O-3-03); called `gender` on the wire. */
export const sexes = ['male', 'female', 'other'] as const
export type Sex = (typeof sexes)[number]
