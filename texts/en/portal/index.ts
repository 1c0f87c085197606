import { home } from './home.ts'
import { kinds } from './kinds.ts'
import { people } from './people.ts'
import { shell } from './shell.ts'

/** What the care recipient portal says on its start page: easy language, short sentences, no word of the trade. English gives the shape. */
const english = { home, kinds, people, shell }

export default english
