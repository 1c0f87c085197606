// Runs any script of the repository under Node 26: node tools/run.mjs tools/check.ts
import { handOver } from './node26.mjs'

const [script, ...scriptArguments] = process.argv.slice(2)
if (!script) {
  console.error('Usage: node tools/run.mjs <script> [arguments]')
  process.exit(1)
}
handOver(script, scriptArguments)
