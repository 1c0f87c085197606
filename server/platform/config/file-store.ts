import { ConfigurationError } from './configuration-error.ts'

export interface FileStoreConfig {
  readonly url: string
  readonly bucket: string
  readonly region: string
  readonly accessKey: string
  readonly secretKey: string
}

/** `OMSORG_FILES_URL` connects a store of files; without it they stay in the database. */
export function fileStoreIn(
  env: Readonly<Record<string, string | undefined>>,
  isProduction: boolean,
): FileStoreConfig | null {
  const url = env['OMSORG_FILES_URL']
  if (!url) return null
  if (!URL.canParse(url)) throw new ConfigurationError('OMSORG_FILES_URL is an address.')
  if (isProduction && new URL(url).protocol !== 'https:')
    throw new ConfigurationError('OMSORG_FILES_URL begins with https in production.')
  const of = (name: string) => {
    const given = env[name]
    if (!given) throw new ConfigurationError(`${name} is needed where OMSORG_FILES_URL is set.`)
    return given
  }
  return {
    url,
    bucket: of('OMSORG_FILES_BUCKET'),
    region: env['OMSORG_FILES_REGION'] || 'us-east-1',
    accessKey: of('OMSORG_FILES_ACCESS_KEY'),
    secretKey: of('OMSORG_FILES_SECRET_KEY'),
  }
}
