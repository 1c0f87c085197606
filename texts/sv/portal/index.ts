import type { PortalTexts } from '../../shape.ts'
import { home } from './home.ts'
import { kinds } from './kinds.ts'
import { people } from './people.ts'
import { shell } from './shell.ts'

const portal: PortalTexts = { home, kinds, people, shell }

export default portal
