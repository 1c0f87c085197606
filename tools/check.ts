// `npm run check`: types, lint, format and walls.
import { checks, passes } from './checks.ts'

const failed = checks.filter((check) => !passes(check))
process.exitCode = failed.length > 0 ? 1 : 0
