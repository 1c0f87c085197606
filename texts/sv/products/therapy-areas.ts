import type { Texts } from '../../shape.ts'

export const therapyAreas: Texts['therapyAreas'] = {
  title: 'Terapiområde',
  names: {
    Incontinence: 'Inkontinens',
    Catheter: 'Kateter',
    Diabetes: 'Diabetes',
    Ostomy: 'Stomi',
    Nutrition: 'Nutrition',
    WoundCare: 'Hud och sår',
    Other: 'Övrigt',
    Pca: 'Eget val (PCA)',
  },
  short: {
    Incontinence: 'Inkontinens',
    Catheter: 'Kateter',
    Diabetes: 'Diabetes',
    Ostomy: 'Stomi',
    Nutrition: 'Nutrition',
    WoundCare: 'Sår',
    Other: 'Övrigt',
    Pca: 'Eget val',
  },
  pcaPaidByPerson: 'Vårdtagaren betalar själv allt i det privata sortimentet.',
}
