import { demo } from './demo.ts'
import { keyboard } from './keyboard.ts'
import { myPages } from './my-pages.ts'
import { orders } from './orders.ts'
import { purposes } from './purposes.ts'
import { roles } from './roles.ts'
import { signInSteps } from './sign-in-steps.ts'
import { statuses } from './statuses.ts'
import { validation } from './validation.ts'
import type { FurtherTexts } from '../shape.ts'

const swedish: FurtherTexts = {
  demo,
  keyboard,
  myPages,
  orders,
  purposes,
  roles,
  signInSteps,
  statuses,
  validation,
}

export default swedish
