import { existsSync, statSync } from 'node:fs'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

const worldSetup = 'server/testing/global-setup.ts'
const excluded = ['**/node_modules/**', '**/dist/**']

/** A file of server/contract has three lines and runs longest; any other runs about as long as it is. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return files.toSorted((one, other) => lengthOf(other) - lengthOf(one))
  }
}

function lengthOf({ moduleId }: TestSpecification): number {
  return moduleId.includes('/server/contract/') ? 1_000_000 : statSync(moduleId).size
}

export default defineConfig({
  test: {
    maxWorkers: 2,
    sequence: { sequencer: LongestFirst },
    // A module is read once for each worker, not once for each file: half of the processor time. A file leaves none changed.
    isolate: false,
    projects: [
      {
        test: {
          name: 'unit',
          include: ['{domain,contract,texts,tools,web}/**/*.test.{ts,tsx,mjs}'],
          exclude: excluded,
          pool: 'threads',
          environment: 'node',
          // As below: these take milliseconds where nothing else is done.
          testTimeout: 30_000,
        },
      },
      {
        test: {
          name: 'server',
          include: ['{server,database}/**/*.test.ts'],
          exclude: excluded,
          pool: 'forks',
          environment: 'node',
          globalSetup: [
            'tools/test/server-database.ts',
            ...(existsSync(new URL(worldSetup, import.meta.url)) ? [worldSetup] : []),
          ],
          // The first test of a file may have to make its database.
          hookTimeout: 60_000,
          // A machine that does other things as well is slower: how fast an answer is, `bench/` measures.
          testTimeout: 30_000,
        },
      },
    ],
  },
})
