import type { PortalTexts } from '../../shape.ts'
import { consent } from './consent.ts'
import { home } from './home.ts'
import { kinds } from './kinds.ts'
import { people } from './people.ts'
import { shell } from './shell.ts'
import { signIn } from './sign-in.ts'

const portal: PortalTexts = { consent, home, kinds, people, shell, signIn }

export default portal
