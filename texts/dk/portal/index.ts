import type { PortalTexts } from '../../shape.ts'
import { opening } from './opening.ts'
import { shell } from './shell.ts'

const portal: PortalTexts = { opening, shell }

export default portal
