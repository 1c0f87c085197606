/** How many tests of a step passed and how many failed. */
export interface Tally {
  readonly passed: number
  readonly failed: number
}

export function sumOf(tallies: readonly Tally[]): Tally {
  return tallies.reduce((sum, each) => ({ passed: sum.passed + each.passed, failed: sum.failed + each.failed }), {
    passed: 0,
    failed: 0,
  })
}

/** The parts of Vitest's JSON report that are counted. */
interface VitestReport {
  readonly numPassedTests: number
  readonly numFailedTests: number
  readonly testResults: readonly {
    readonly name: string
    readonly status: string
    readonly assertionResults: readonly {
      readonly status: string
      readonly fullName: string
      readonly failureMessages: readonly string[]
    }[]
  }[]
}

/**
 * A file that fails without a failed test (it could not be loaded, or its preparation failed) counts as one; so does a run
 * that ends badly without any.
 */
export function tallyOfVitest(report: VitestReport | null, exitCode: number): Tally {
  const broken = (report?.testResults ?? []).filter(
    (file) => file.status === 'failed' && file.assertionResults.every(({ status }) => status !== 'failed'),
  )
  const counted = { passed: report?.numPassedTests ?? 0, failed: (report?.numFailedTests ?? 0) + broken.length }
  return withExit(counted, exitCode)
}

/**
 * Each test of the report that failed, by its file and name, with the first lines of why: a log may be kept for its end
 * alone, and the journeys that come after the server's tests are long.
 */
export function failuresOf(report: VitestReport | null): readonly string[] {
  return (report?.testResults ?? [])
    .filter(({ status }) => status === 'failed')
    .flatMap(({ name, assertionResults }) => {
      const failed = assertionResults.filter(({ status }) => status === 'failed')
      return failed.length === 0
        ? [name]
        : failed.map(({ fullName, failureMessages }) =>
            [`${name}: ${fullName}`, ...(failureMessages[0] ?? '').split('\n').slice(0, 6)].join('\n    '),
          )
    })
}

/** The parts of Playwright's JSON report that are counted. */
interface PlaywrightReport {
  readonly stats: { readonly expected: number; readonly unexpected: number; readonly flaky: number }
}

/** A test that passes only when tried again has failed. */
export function tallyOfPlaywright(report: PlaywrightReport | null, exitCode: number): Tally {
  const { expected = 0, unexpected = 0, flaky = 0 } = report?.stats ?? {}
  return withExit({ passed: expected, failed: unexpected + flaky }, exitCode)
}

/** A step that ran nothing has shown nothing: it counts as failed. */
function withExit({ passed, failed }: Tally, exitCode: number): Tally {
  return failed === 0 && (exitCode !== 0 || passed === 0) ? { passed, failed: 1 } : { passed, failed }
}
