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

/** An area in an address, by its name in any case or by its wire code: `WoundCare`, `woundcare`, `6`. Null for any other text. */
export function readTherapyArea(text: string): TherapyArea | null {
  const code = /^[1-8]$/.test(text) ? Number(text) : 0
  return therapyAreas[code - 1] ?? therapyAreas.find((area) => area.toLowerCase() === text.toLowerCase()) ?? null
}
