// `npm run check`: types, lint, format and walls; last how large each package is.
import { checks, passes, root } from './checks.ts'
import { figuresTable } from './figures.ts'
import { readSources } from './walls.ts'

const failed = checks.filter((check) => !passes(check))
console.log(figuresTable(readSources(root)))
process.exitCode = failed.length > 0 ? 1 : 0
