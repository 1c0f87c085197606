/** The eight assortments, in the order of their wire codes (O-1-02): Incontinence = 1 ... Pca = 8. */
export const therapyAreas = [
  'Incontinence',
  'Catheter',
  'Diabetes',
  'Ostomy',
  'Nutrition',
  'WoundCare',
  'Other',
  'Pca',
] as const

export type TherapyArea = (typeof therapyAreas)[number]
