import type { Texts } from '../../shape.ts'

export const therapyAreas: Texts['therapyAreas'] = {
  title: 'Terapiområde',
  names: {
    Incontinence: 'Inkontinens',
    Catheter: 'Kateter',
    Diabetes: 'Diabetes',
    Ostomy: 'Stomi',
    Nutrition: 'Ernæring',
    WoundCare: 'Hud og sår',
    Other: 'Øvrige',
    Pca: 'Eget valg (PCA)',
  },
  short: {
    Incontinence: 'Inkontinens',
    Catheter: 'Kateter',
    Diabetes: 'Diabetes',
    Ostomy: 'Stomi',
    Nutrition: 'Ernæring',
    WoundCare: 'Sår',
    Other: 'Øvrige',
    Pca: 'Eget valg',
  },
  pcaPaidByPerson: 'Borgeren betaler selv alt i det private sortiment.',
}
