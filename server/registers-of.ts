import { readFileSync } from 'node:fs'
import type { RegisterConnection } from './adapters/population-register/ask.ts'
import { cprRegister } from './adapters/population-register/cpr.ts'
import { startFakeRegisters, type FakeRegisters } from './adapters/population-register/fake.ts'
import { folkeregisteret } from './adapters/population-register/folkeregisteret.ts'
import type { PopulationRegister, PopulationRegisters } from './adapters/population-register/port.ts'
import { sparRegister } from './adapters/population-register/spar.ts'
import { vtjRegister } from './adapters/population-register/vtj.ts'
import type { Config, RegisterConfig, RegisterCountry } from './platform/config.ts'

export interface ConnectedRegisters {
  readonly registers: PopulationRegisters
  stop(): Promise<void>
  /** The fakes themselves, where they stand in: the demo lists whom they know. */
  readonly fake: FakeRegisters | null
}

const clients: Readonly<Record<RegisterCountry, (connection: RegisterConnection) => PopulationRegister>> = {
  SE: sparRegister,
  FI: vtjRegister,
  NO: folkeregisteret,
  DK: cprRegister,
}

const demoToken = 'demo-register-token'

/** The registers that the configuration names. A demo has fakes that speak the same protocols; production without any has none. */
export async function registersOf(config: Config): Promise<ConnectedRegisters> {
  const named = Object.entries(config.registers) as [RegisterCountry, RegisterConfig][]
  if (named.length > 0 || config.mode === 'production') {
    const registers = Object.fromEntries(
      named.map(([country, given]) => [country, clients[country](connectionOf(given))]),
    )
    return { registers, stop: async () => undefined, fake: null }
  }
  const fake = await startFakeRegisters({ token: demoToken })
  return { registers: fake.clients(), stop: fake.stop, fake }
}

function connectionOf({ url, token, callerId, certificateFile, keyFile }: RegisterConfig): RegisterConnection {
  const certificate =
    certificateFile && keyFile
      ? { cert: readFileSync(certificateFile, 'utf8'), key: readFileSync(keyFile, 'utf8') }
      : undefined
  return { url, token, callerId, certificate }
}
