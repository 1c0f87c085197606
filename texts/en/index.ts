import { signInFirst } from './sign-in/first.ts'
import { careRecipientFirst } from './care-recipients/first.ts'
import { common } from './common.ts'
import { firstErrorCodes } from './first-error-codes.ts'
import { contentFirst } from './content/first.ts'
import { pages } from './pages.ts'
import { productFirst } from './products/first.ts'
import { screens } from './screens.ts'
import { shell } from './shell.ts'

/** What the first pages say. English gives the shape: a feature that stands here stands in every language. */
const english = {
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

export default english
