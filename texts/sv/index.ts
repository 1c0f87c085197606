import { signInFirst } from './sign-in/first.ts'
import { careRecipientFirst } from './care-recipients/first.ts'
import { common } from './common.ts'
import { firstErrorCodes } from './first-error-codes.ts'
import { contentFirst } from './content/first.ts'
import { pages } from './pages.ts'
import { productFirst } from './products/first.ts'
import { screens } from './screens.ts'
import { shell } from './shell.ts'
import type { Texts } from '../shape.ts'

const swedish: Texts = {
  ...signInFirst,
  ...careRecipientFirst,
  common,
  errorCodes: firstErrorCodes,
  ...contentFirst,
  pages,
  ...productFirst,
  screens,
  shell,
}

export default swedish
