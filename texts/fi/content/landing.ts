import type { Texts } from '../../shape.ts'

export const landing: Texts['landing'] = {
  signedInAs: ({ name }) => `Kirjautuneena ${name}.`,
}
