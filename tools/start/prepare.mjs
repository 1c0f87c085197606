// Plain JavaScript for Node 20: installs and builds what is missing. A process of its own, so that what it takes of the memory
// goes with it and is not kept by the server, which loads beside it.
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { builtServer, installWhatIsMissing, nodeBinary, root } from '../node26.mjs'
import { hasBuilt } from './exit-codes.mjs'
import { listOfSources } from './sources.mjs'

installWhatIsMissing()
const builtFrom = `${builtServer}.sources`
const list = listOfSources(root)
const isCurrent = existsSync(builtServer) && existsSync(builtFrom) && readFileSync(builtFrom, 'utf8') === list
if (!isCurrent) {
  const { status } = spawnSync(nodeBinary(), [join(root, 'tools/start/build.ts')], { stdio: 'inherit' })
  if (status !== 0) process.exit(status ?? 1)
  writeFileSync(builtFrom, list)
  process.exit(hasBuilt)
}
