import { carePlaceChoice } from './care-place-choice.ts'
import { careRecipients } from './care-recipients.ts'
import { common } from './common.ts'
import { demo } from './demo.ts'
import { errorCodes } from './error-codes.ts'
import { landing } from './landing.ts'
import { myPages } from './my-pages.ts'
import { orders } from './orders.ts'
import { pages } from './pages.ts'
import { products } from './products.ts'
import { roles } from './roles.ts'
import { screens } from './screens.ts'
import { shell } from './shell.ts'
import { signIn } from './sign-in.ts'
import { statuses } from './statuses.ts'
import { therapyAreas } from './therapy-areas.ts'
import { unavailability } from './unavailability.ts'
import { validation } from './validation.ts'
import type { Texts } from '../shape.ts'

const danish: Texts = {
  carePlaceChoice,
  careRecipients,
  common,
  demo,
  errorCodes,
  landing,
  myPages,
  orders,
  pages,
  products,
  roles,
  screens,
  shell,
  signIn,
  statuses,
  therapyAreas,
  unavailability,
  validation,
}

export default danish
