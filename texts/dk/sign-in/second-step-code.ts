import type { FurtherTexts } from '../../shape.ts'

export const secondStepCode: FurtherTexts['secondStepCode'] = {
  subject: 'Din kode til Omsorg',
  text: ({ code }) =>
    `${code} er din kode til Omsorg. Den gælder i fem minutter. Giv den aldrig til nogen, heller ikke til os.`,
}
