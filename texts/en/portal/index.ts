import { opening } from './opening.ts'
import { shell } from './shell.ts'

/** What the care recipient portal says: easy language, short sentences, no word of the trade. English gives the shape. */
const english = { opening, shell }

export default english
