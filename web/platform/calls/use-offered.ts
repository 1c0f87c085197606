import type { Definition } from '@omsorg/contract/endpoint.ts'
import { readOwnFeatures } from '@omsorg/contract/organisation/feature/read-own-features.ts'
import { useSessionUser } from '../session/use-session.ts'
import { useAnswer } from './query.ts'

/**
 * Whether the own client has turned on what an endpoint is for, as its contract names it. The server refuses it where it is off;
 * the screen does not offer it. Null until it is known.
 */
export function useOffered({ feature }: Pick<Definition, 'feature'>) {
  const user = useSessionUser()
  const clientId = user?.application === 'GUIDE' ? user.clientId : null
  const asks = feature !== undefined && clientId !== null
  const answer = useAnswer(readOwnFeatures, { params: { clientId: clientId ?? '' } }, { enabled: asks })
  if (feature === undefined) return { isOffered: true, answer }
  return { isOffered: clientId === null ? false : (answer.data?.[feature] ?? null), answer }
}
