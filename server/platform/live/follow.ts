import type { Application } from '@omsorg/contract/application.ts'
import type { Definition } from '@omsorg/contract/endpoint.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { authorize } from '../admission/authorization.ts'
import type { Clock } from '../clock.ts'
import type { Database } from '../database.ts'
import { claimsOf, type Tokens } from '../tokens/tokens.ts'
import { followerOf } from './follower.ts'
import type { Streams } from './streams.ts'

/** Whoever names the type asks to be told as it happens. */
export function asksForEvents(request: FastifyRequest): boolean {
  return /\btext\/event-stream\b/.test(request.headers.accept ?? '')
}

interface Following {
  readonly contract: Definition
  readonly base: Application | null
  readonly tokens: Tokens
  readonly streams: Streams
  readonly database: Database
  readonly clock: Clock
}

/**
 * Leaves the answer to somebody who was let in open: she is told of what changes until her session ends or the token runs
 * out. False where there are too many already.
 */
export async function follow(
  request: FastifyRequest,
  reply: FastifyReply,
  { contract, base, tokens, streams, database, clock }: Following,
): Promise<boolean> {
  const claims = await claimsOf(request.headers.authorization, tokens)
  const authorized = authorize(contract, base, claims, request.headers)
  if (!claims || 'reply' in authorized || !streams.hasRoom(authorized.actor.familyId)) return false
  request.raw.setTimeout(0)
  streams.open(
    followerOf(leaveOpen(reply), {
      actor: authorized.actor,
      tells: contract.tells ?? {},
      expiresAt: claims.exp,
      database,
      clock,
    }),
  )
  return true
}

/** With the headers that it has so far. Nothing on the way may keep or gather what is written. */
function leaveOpen(reply: FastifyReply) {
  reply.hijack()
  const { raw } = reply
  for (const [name, value] of Object.entries(reply.getHeaders())) if (value !== undefined) raw.setHeader(name, value)
  raw.writeHead(200, {
    'Content-Type': 'text/event-stream; charset=utf-8',
    'Cache-Control': 'no-store',
    'X-Accel-Buffering': 'no',
  })
  raw.socket?.setNoDelay(true)
  raw.write(': open\n\n')
  return raw
}
