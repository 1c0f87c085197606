import { carePlaceChoice } from './care-place-choice.ts'
import { careRecipients } from './care-recipients.ts'
import { common } from './common.ts'
import { errorCodes } from './error-codes.ts'
import { landing } from './landing.ts'
import { pages } from './pages.ts'
import { products } from './products.ts'
import { screens } from './screens.ts'
import { shell } from './shell.ts'
import { signIn } from './sign-in.ts'
import { therapyAreas } from './therapy-areas.ts'
import { unavailability } from './unavailability.ts'
import type { Texts } from '../shape.ts'

const swedish: Texts = {
  carePlaceChoice,
  careRecipients,
  common,
  errorCodes,
  landing,
  pages,
  products,
  screens,
  shell,
  signIn,
  therapyAreas,
  unavailability,
}

export default swedish
