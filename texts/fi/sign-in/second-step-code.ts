import type { FurtherTexts } from '../../shape.ts'

export const secondStepCode: FurtherTexts['secondStepCode'] = {
  subject: 'Koodisi Omsorgiin',
  text: ({ code }) =>
    `${code} on koodisi Omsorgiin. Se on voimassa viisi minuuttia. Älä anna sitä kenellekään, ei edes meille.`,
}
