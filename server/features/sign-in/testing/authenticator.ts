import { createHash, createSign, generateKeyPairSync, randomBytes } from 'node:crypto'

interface Answering {
  readonly origin?: string
  readonly rpId?: string
  /** Without looking at who it is. */
  readonly unverified?: boolean
  readonly counter?: number
  readonly userHandle?: string
}

interface Site {
  readonly origin: string
  readonly rpId: string
}

const sha256 = (bytes: string | Buffer) => createHash('sha256').update(bytes).digest()
const url = (bytes: Buffer) => bytes.toString('base64url')

/** Makes and shows one passkey, and does wrong what it is told to. */
export function authenticator(site: Site) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const jwk = publicKey.export({ format: 'jwk' })
  const credentialId = randomBytes(32)
  let count = 0

  const clientData = (type: string, challenge: string, origin: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))

  function authenticatorData({ rpId = site.rpId, unverified = false, counter }: Answering, attested?: Buffer): Buffer {
    const flags = 0x01 | (unverified ? 0 : 0x04) | (attested ? 0x40 : 0)
    const counted = Buffer.alloc(4)
    counted.writeUInt32BE(counter ?? count)
    return Buffer.concat([sha256(rpId), Buffer.from([flags]), counted, attested ?? Buffer.alloc(0)])
  }

  function coseKey(): Buffer {
    const part = (value: string | undefined) => Buffer.from(value ?? '', 'base64url')
    return Buffer.concat([
      Buffer.from('a5010203262001215820', 'hex'),
      part(jwk.x),
      Buffer.from('225820', 'hex'),
      part(jwk.y),
    ])
  }

  return {
    id: url(credentialId),
    make(challenge: string, how: Answering = {}, attestation: 'none' | 'certified' = 'none') {
      const attested = Buffer.concat([Buffer.alloc(16), Buffer.from([0, credentialId.length]), credentialId, coseKey()])
      const data = authenticatorData(how, attested)
      const statement =
        attestation === 'none'
          ? Buffer.from('a363666d74646e6f6e656761747453746d74a0', 'hex')
          : Buffer.from('a363666d74667061636b65646761747453746d74a163783563814100', 'hex')
      const attestationObject = Buffer.concat([
        statement,
        Buffer.from('686175746844617461', 'hex'),
        Buffer.from([0x58, data.length]),
        data,
      ])
      return {
        id: url(credentialId),
        rawId: url(credentialId),
        type: 'public-key' as const,
        response: {
          clientDataJSON: url(clientData('webauthn.create', challenge, how.origin ?? site.origin)),
          attestationObject: url(attestationObject),
          transports: ['usb'],
        },
      }
    },
    show(challenge: string, how: Answering = {}) {
      count += 1
      const data = authenticatorData(how)
      const client = clientData('webauthn.get', challenge, how.origin ?? site.origin)
      const signature = createSign('sha256')
        .update(Buffer.concat([data, sha256(client)]))
        .sign(privateKey)
      return {
        id: url(credentialId),
        rawId: url(credentialId),
        type: 'public-key' as const,
        response: {
          clientDataJSON: url(client),
          authenticatorData: url(data),
          signature: url(signature),
          ...(how.userHandle ? { userHandle: how.userHandle } : {}),
        },
      }
    },
  }
}
