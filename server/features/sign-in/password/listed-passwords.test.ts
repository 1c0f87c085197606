import { faultsOfPassword } from '@omsorg/domain/sign-in/password/password-rules.ts'
import { expect, test } from 'vitest'
import { readListedPasswords } from './listed-passwords.ts'

const isListed = await readListedPasswords()
const faultsOf = (password: string) => faultsOfPassword(password, { isListed })

test.each(['Chelsea-1905!', 'Manchester#2026', 'L1verp00l-2026', 'Metallica.1983', 'Spiderman-2026', 'Volkswagen-77'])(
  'a password that many have is refused, whatever stands around it: %s',
  (password) => {
    expect(faultsOf(password)).toEqual(['common'])
  },
)

test.each(['Lugn-Tall7-ek', 'Korg!bredvid9Sjon', 'Tre-granar.4.ekar', 'xK9-tw.Lm27-pQ'])(
  'one that nobody else has is taken: %s',
  (password) => {
    expect(faultsOf(password)).toEqual([])
  },
)
