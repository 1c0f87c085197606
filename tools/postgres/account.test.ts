import { expect, test } from 'vitest'
import { accountIn } from './account.ts'

const passwd =
  'root:x:0:0:root:/root:/bin/bash\nnobody:x:65534:65533:nobody:/nonexistent:/usr/sbin/nologin\ntoor:x:0:0::/:\n'

test('an account is found by its name', () => {
  expect(accountIn(passwd, 'nobody')).toEqual({ uid: 65534, gid: 65533 })
})

test('a name that is missing or belongs to root is no account', () => {
  expect(accountIn(passwd, 'postgres')).toBeNull()
  expect(accountIn(passwd, 'toor')).toBeNull()
  expect(accountIn('', 'nobody')).toBeNull()
})
