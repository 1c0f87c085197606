import { therapyAreas } from '@omsorg/domain/therapy-area.ts'
import type { Claims } from '../tokens.ts'

/** A holder as an orderer: what is asked of staff is theirs as well. */
export function asOrderer(claims: Claims): Claims {
  return {
    ...claims,
    permissions: ['OrderWrite', 'CareRecipientRead', ...therapyAreas.map((area) => `Order${area}Write`)],
  }
}
