export const sexes = ['male', 'female', 'other'] as const
export type Sex = (typeof sexes)[number]
