import type { Texts } from '../../shape.ts'

export const therapyAreas: Texts['therapyAreas'] = {
  title: 'Terapia-alue',
  names: {
    Incontinence: 'Inkontinenssi',
    Catheter: 'Katetrointi',
    Diabetes: 'Diabetes',
    Ostomy: 'Avanne',
    Nutrition: 'Ravitsemus',
    WoundCare: 'Iho ja haavat',
    Other: 'Muut',
    Pca: 'Oma valinta (PCA)',
  },
  short: {
    Incontinence: 'Inkontinenssi',
    Catheter: 'Katetri',
    Diabetes: 'Diabetes',
    Ostomy: 'Avanne',
    Nutrition: 'Ravitsemus',
    WoundCare: 'Haava',
    Other: 'Muut',
    Pca: 'Oma valinta',
  },
  pcaPaidByPerson: 'Asiakas maksaa itse kaiken omasta valikoimasta.',
}
