import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'

export interface Metrics {
  answered(endpoint: string, status: number, seconds: number): void
  signInRefused(reason: string): void
  /** What a job found when it looked at so many of something. */
  sampled(kind: string, outcome: string, count: number): void
  /** In the text form that Prometheus reads. */
  read(): Promise<string>
  readonly contentType: string
}

export function createMetrics(waitingForDatabase: () => number, openStreams: () => number = () => 0): Metrics {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry, prefix: 'omsorg_' })
  const answers = new Counter({
    name: 'omsorg_answers_total',
    help: 'Answers by endpoint and status.',
    labelNames: ['endpoint', 'status'],
    registers: [registry],
  })
  const durations = new Histogram({
    name: 'omsorg_answer_seconds',
    help: 'Time from a call to its answer, by endpoint.',
    labelNames: ['endpoint'],
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
    registers: [registry],
  })
  const refusedTries = new Counter({
    name: 'omsorg_sign_in_refused_total',
    help: 'Tries to sign in that were refused before the password was looked at, by reason.',
    labelNames: ['reason'],
    registers: [registry],
  })
  const samples = new Counter({
    name: 'omsorg_sampled_total',
    help: 'What a nightly sample has looked at, by kind and outcome.',
    labelNames: ['kind', 'outcome'],
    registers: [registry],
  })
  registry.registerMetric(
    new Gauge({
      name: 'omsorg_waiting_for_database',
      help: 'Calls that wait for a connection to the database.',
      registers: [],
      collect() {
        this.set(waitingForDatabase())
      },
    }),
  )
  registry.registerMetric(
    new Gauge({
      name: 'omsorg_open_streams',
      help: 'Answers that stay open, to tell of what changes.',
      registers: [],
      collect() {
        this.set(openStreams())
      },
    }),
  )
  return {
    answered(endpoint, status, seconds) {
      answers.inc({ endpoint, status: String(status) })
      durations.observe({ endpoint }, seconds)
    },
    signInRefused: (reason) => refusedTries.inc({ reason }),
    sampled: (kind, outcome, count) => samples.inc({ kind, outcome }, count),
    read: () => registry.metrics(),
    contentType: registry.contentType,
  }
}
