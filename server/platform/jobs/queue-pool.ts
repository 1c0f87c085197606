import { type Client, Pool, type PoolClient, type PoolConfig } from 'pg'
import { endsConnection } from '../transactions/open-transaction.ts'

const cannotConnectNow = '57P03'

/**
 * The connections of the queue. When a job has run, graphile-worker says so as often as it takes, for hours if need be, as
 * long as that fails with a code that it knows. A lost connection has another code or none, and then nobody handles the
 * rejection, which ends the process. So each loss is given the code that graphile-worker waits for.
 */
export function openQueuePool(config: PoolConfig): Pool {
  const pool = new QueuePool(config)
  pool.on('connect', nameLosses)
  return pool
}

type Callback = Parameters<Pool['connect']>[0]

class QueuePool extends Pool {
  override connect(): Promise<PoolClient>
  override connect(callback: Callback): void
  override connect(callback?: Callback): Promise<PoolClient> | void {
    return callback ? super.connect(callback) : super.connect().catch(failAsLoss)
  }
}

function nameLosses(client: Client): void {
  let isLost = false
  client.on('error', () => (isLost = true))
  const query = client.query.bind(client) as (...given: unknown[]) => unknown
  const naming = (...given: unknown[]) => {
    const answer = query(...given)
    if (!(answer instanceof Promise)) return answer
    return answer.catch((fault: unknown) => {
      if (isLost || endsConnection(fault)) failAsLoss(fault)
      throw fault
    })
  }
  client.query = naming as typeof client.query
}

function failAsLoss(cause: unknown): never {
  throw Object.assign(new Error('the connection of the job queue was lost', { cause }), { code: cannotConnectNow })
}
