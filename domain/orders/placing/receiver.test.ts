import { describe, expect, test } from 'vitest'
import {
  checkReceiver,
  isBoxAddress,
  isEntryCode,
  type DeliveryAddress,
  type Receiver,
  type ReceiverRules,
} from './receiver.ts'

const receiver: Receiver = {
  name: 'Astrid Lind',
  address: { street: 'Storgatan 12 B', zip: '12345', city: 'Fjällviken', entryCode: '12*A#' },
  contactPhone: '070-174 06 05',
  deliveryPointId: null,
  notifyBy: 'sms',
  notifyPhone: '+46 70 174 06 05',
  notifyEmail: '',
  goodsLabel: 'Plan 2',
}
const rules: ReceiverRules = {
  to: 'home',
  country: 'SE',
  contactPhoneRequired: true,
  goodsLabelRequired: false,
  notificationAllowed: ['sms', 'email'],
  namesToKeepSecret: [],
}
const home = { street: 'Storgatan 12 B', zip: '12345', city: 'Fjällviken', entryCode: '12*A#' }
const address = (changed: Partial<DeliveryAddress>) => ({ address: { ...home, ...changed } })
const errorsOf = (changed: Partial<Receiver>, changedRules: Partial<ReceiverRules> = {}) =>
  checkReceiver({ ...receiver, ...changed }, { ...rules, ...changedRules }).map(({ at, name }) => `${at}: ${name}`)

describe('a receiver', () => {
  test('with everything in place has no errors', () => {
    expect(errorsOf({})).toEqual([])
  })

  test.each<[string, Partial<Receiver>, string[]]>([
    ['a label of 36 characters', { goodsLabel: 'x'.repeat(36) }, []],
    ['a label of 37 characters', { goodsLabel: 'x'.repeat(37) }, ['receiver.goodsLabel: goods-label-too-long']],
    ['the door code 12-34', address({ entryCode: '12-34' }), ['receiver.address.entryCode: entry-code-invalid']],
    ['a box address', address({ street: 'Box 114' }), ['receiver.address.street: box-address']],
    ['no street', address({ street: ' ' }), ['receiver.address.street: address-missing']],
    ['no contact phone', { contactPhone: null }, ['receiver.contactPhone: contact-phone-missing']],
    ['letters in the phone', { contactPhone: '070-CALL' }, ['receiver.contactPhone: phone-invalid']],
    ['a phone that nobody has', { contactPhone: '12345' }, ['receiver.contactPhone: phone-invalid']],
    ['brackets in the phone', { notifyPhone: '(070) 174 06 05' }, ['receiver.notifyPhone: phone-invalid']],
    ['an SMS without a number', { notifyPhone: '' }, ['receiver.notifyPhone: notification-address-missing']],
    ['a mail to no address', { notifyBy: 'email', notifyEmail: 'abc' }, ['receiver.notifyEmail: email-invalid']],
    ['a channel that is switched off', { notifyBy: 'phone' }, ['receiver.notifyBy: notification-not-allowed']],
    ['no address', { address: null }, ['receiver.address: address-missing']],
    ['no name', { name: ' ' }, ['receiver.name: receiver-name-missing']],
    ['no notification', { notifyBy: null, notifyPhone: '' }, []],
  ])('with %s: %o gives %j (O-3-64, O-3-67, O-3-69, O-3-71, O-9-07)', (_, changed, errors) => {
    expect(errorsOf(changed)).toEqual(errors)
  })

  test('may leave the label out unless the place asks for one', () => {
    expect(errorsOf({ goodsLabel: null })).toEqual([])
    expect(errorsOf({ goodsLabel: ' ' }, { goodsLabelRequired: true })).toEqual([
      'receiver.goodsLabel: goods-label-missing',
    ])
  })

  test('that is the care place needs neither name nor address', () => {
    expect(errorsOf({ name: null, address: null }, { to: 'care-place' })).toEqual([])
  })

  test('at a service point needs the point and no address', () => {
    const toPoint = { to: 'delivery-point' } as const
    expect(errorsOf({ address: null }, toPoint)).toEqual(['receiver.deliveryPointId: delivery-point-missing'])
    expect(errorsOf({ address: null, deliveryPointId: 'P-1' }, toPoint)).toEqual([])
  })

  test('at a service point leaves a way to be told that the goods have come', () => {
    const point = { deliveryPointId: 'P-1', contactPhone: null, notifyBy: null }
    const rules = { contactPhoneRequired: false, to: 'delivery-point' } as const
    expect(errorsOf(point, rules)).toEqual(['receiver.contactPhone: contact-phone-missing'])
    const byMail = { ...point, notifyBy: 'email', notifyEmail: 'kari@example.no' } as const
    expect(errorsOf(byMail, rules)).toEqual([])
    expect(errorsOf(point, { ...rules, to: 'home' })).toEqual([])
  })

  test('with protected identity is not named on the label', () => {
    const secret = { namesToKeepSecret: ['Åsa', 'Berg-Lund'] }
    expect(errorsOf({ goodsLabel: 'Till ÅSA, plan 2' }, secret)).toEqual([
      'receiver.goodsLabel: goods-label-names-person',
    ])
    expect(errorsOf({ goodsLabel: 'lund' }, secret)).toHaveLength(1)
    expect(errorsOf({ goodsLabel: 'Bergsgatan, plan 2' }, secret)).toEqual([])
  })
})

test.each([
  ['Box 114', true],
  ['box12', true],
  ['PL 33', true],
  ['Postboks 8', true],
  ['Postbox 8', true],
  ['P.O. Box 8', true],
  ['PB 8', true],
  ['Boxholmsvägen 3', false],
  ['Boxvägen 12', false],
  ['Plogvägen 12', false],
  ['Storgatan 12', false],
])('"%s" is a postal box: %s', (street, isBox) => {
  expect(isBoxAddress(street)).toBe(isBox)
})

test('a door code holds letters, digits, * and #', () => {
  expect(['12*A#', '', '12-34', '12 34'].map(isEntryCode)).toEqual([true, true, false, false])
})
