import { TextFile } from '../caller.ts'
import type { Examples } from './example.ts'

/** A WebP of one pixel whose bytes are all below 128, so that it travels as text. */
const pixel =
  'RIFF\u0016\u0000\u0000\u0000WEBPVP8L\u000a\u0000\u0000\u0000\u002f\u0000\u0000\u0000\u0010\u0007\u0010\u0011\u0011\u0000'

export const claimExamples: Examples = {
  'claims/claim/read-claim-basis': ({ care }) => ({ query: { customerOrderId: care.ordinary.order.id } }),
  'claims/claim/upsert-claim': ({ care }) => ({
    input: {
      type: 'claim',
      requester: 'Maja Lindqvist',
      orderLineId: care.ordinary.orderLineId,
      defectiveItems: 3,
      faultKind: 'leaks',
      faultDescription: 'Sömmen släpper.',
      packages: 1,
      wantedOutcome: 'money-back',
    },
  }),
  'claims/file/upload-claim-file': () => ({ input: { file: new TextFile('bild.webp', pixel) } }),
}
