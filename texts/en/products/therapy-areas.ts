import type { TherapyArea } from '@omsorg/domain/therapy-area.ts'

export const therapyAreas = {
  title: 'Therapy area',
  names: {
    Incontinence: 'Incontinence',
    Catheter: 'Catheter',
    Diabetes: 'Diabetes',
    Ostomy: 'Ostomy',
    Nutrition: 'Nutrition',
    WoundCare: 'Wound care',
    Other: 'Other',
    Pca: 'Own choice (PCA)',
  } satisfies Record<TherapyArea, string>,
  short: {
    Incontinence: 'Incontinence',
    Catheter: 'Catheter',
    Diabetes: 'Diabetes',
    Ostomy: 'Ostomy',
    Nutrition: 'Nutrition',
    WoundCare: 'Wound',
    Other: 'Other',
    Pca: 'PCA',
  } satisfies Record<TherapyArea, string>,
  pcaPaidByPerson: 'The care recipient pays for everything in the private assortment.',
}
