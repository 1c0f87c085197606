import { describe, expect, test } from 'vitest'
import { identityNumberText } from './identity-number.ts'
import { phoneText } from './phone.ts'

const hard = (text: string) => text.replaceAll('~', '\u00a0')

describe('identity numbers are shown as in their country', () => {
  test.each([
    ['193910108020', 'SE', '19391010-8020'],
    ['19391010-8020', 'SE', '19391010-8020'],
    ['19701063-2391', 'SE', '19701063-2391'],
    ['010190Y999K', 'FI', '010190Y999K'],
    ['010190-999k', 'FI', '010190-999K'],
    ['01819012345', 'NO', '018190~12345'],
    ['018190 12345', 'NO', '018190~12345'],
    ['0203291WQ3', 'DK', '020329-1WQ3'],
    ['020329-1234', 'DK', '020329-1234'],
    ['090527+1474', 'SE', '090527+1474'],
    ['ZYXNUM-776979', 'SE', 'ZYXNUM-776979'],
    ['ZYXNUM776979', 'SE', 'ZYXNUM776979'],
    ['12-3456-789012', 'SE', '12-3456-789012'],
    ['OKÄND MAN 9', 'NO', 'OKÄND MAN 9'],
    ['UKENDT-234', 'DK', 'UKENDT-234'],
  ] as const)('%s in %s', (number, country, shown) => {
    expect(identityNumberText(number, country)).toBe(hard(shown))
  })
})

describe('phone numbers are shown as their country writes them', () => {
  test.each([
    ['+46701740618', 'SE', '070-174~06~18'],
    ['+46846500400', 'SE', '08-465~004~00'],
    ['+4690123456', 'SE', '090-12~34~56'],
    ['+4691012345', 'SE', '0910-123~45'],
    ['+46701740618', 'FI', '+46~70-174~06~18'],
    ['+358401234567', 'FI', '040~123~4567'],
    ['+358501234567', 'FI', '050~123~4567'],
    ['+35891234567', 'FI', '09~123~4567'],
    ['+4741234567', 'NO', '412~34~567'],
    ['+4722334455', 'NO', '22~33~44~55'],
    ['+4512345678', 'DK', '12~34~56~78'],
    ['+4512345678', 'SE', '+45~12~34~56~78'],
    ['+49301234567', 'SE', '+49301234567'],
  ] as const)('%s seen from %s', (phone, country, shown) => {
    expect(phoneText(phone, country)).toBe(hard(shown))
  })
})
