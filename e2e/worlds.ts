import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A demo world on an embedded PostgreSQL of its own. */
export interface JourneyWorld {
  readonly port: string
  readonly address: string
  readonly dataFolder: string
}

const folder = process.env['OMSORG_E2E_DATA'] ?? join(tmpdir(), 'omsorg-e2e')

/** As many as ports are given; each is for one worker, whose journeys change it. */
export const worlds: readonly JourneyWorld[] = (process.env['OMSORG_E2E_PORTS'] ?? '3199,3198')
  .split(',')
  .map((port) => ({ port, address: `http://127.0.0.1:${port}`, dataFolder: join(folder, port) }))
