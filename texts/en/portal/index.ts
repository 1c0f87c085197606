import { consent } from './consent.ts'
import { home } from './home.ts'
import { kinds } from './kinds.ts'
import { people } from './people.ts'
import { shell } from './shell.ts'
import { signIn } from './sign-in.ts'

/** What the care recipient portal says at the door and on its start page: easy language, short sentences, no word of the trade. English gives the shape. */
const english = { consent, home, kinds, people, shell, signIn }

export default english
