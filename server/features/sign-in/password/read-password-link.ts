import { readPasswordLink as contract } from '@omsorg/contract/sign-in/password/read-password-link.ts'
import { ownWordsOf } from '@omsorg/domain/sign-in/password/own-words.ts'
import { agree, refuse } from '@omsorg/domain/outcome.ts'
import { openSignIn } from '../../../platform/admission/opening.sql.ts'
import { handle } from '../../../platform/handle.ts'
import { hashOf } from '../token/secrets.ts'
import { judgeLink, namesOf } from './judge-link.ts'
import { readLink } from './links.sql.ts'

export const readPasswordLink = handle(contract, async ({ input, now, tx }) => {
  await openSignIn(tx)
  const found = await readLink(tx, hashOf(input.token), now)
  if (!found) return refuse('link-ended')
  const link = judgeLink(found, found.kind)
  if (!link.ok) return link
  return agree({ kind: found.kind, userName: found.user_name, words: [...ownWordsOf(namesOf(found))] })
})
