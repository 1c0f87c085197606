import type { FurtherTexts } from '../../shape.ts'

export const secondStepCode: FurtherTexts['secondStepCode'] = {
  subject: 'Din kod till Omsorg',
  text: ({ code }) =>
    `${code} är din kod till Omsorg. Den gäller i fem minuter. Ge den aldrig till någon, inte heller till oss.`,
}
