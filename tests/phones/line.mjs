// The line between one phone and the table: a proxy that carries bytes, and loses, tears, delays,
// holds and doubles them where a test says so. To the table each line has an address of its own,
// as phones have.

import { createServer, connect } from 'node:net';

// What can become of a request and its answer. The table has done what the request asks for from
// `unheard` on.
export const FATES = ['through', 'unsent', 'half', 'unheard', 'torn-head', 'torn-body', 'late', 'doubled'];

const END = Buffer.from('\r\n\r\n');

// The bytes of one message of HTTP, as soon as all of them are here.
const message = (bytes) => {
  const at = bytes.indexOf(END);
  if (at < 0) return undefined;
  const head = bytes.subarray(0, at).toString('latin1');
  const length = Number(/^content-length: *(\d+)/im.exec(head)?.[1] ?? 0);
  const whole = at + END.length + length;
  if (bytes.length < whole) return undefined;
  return { head, headEnds: at + END.length, bytes: bytes.subarray(0, whole), rest: bytes.subarray(whole) };
};

const status = (bytes) => Number(/^HTTP\/1\.1 (\d{3})/.exec(bytes.subarray(0, 12).toString('latin1'))?.[1] ?? 0);

export class Line {
  constructor(number, port) {
    this.from = `127.0.0.${number}`;
    this.port = port;
    this.sockets = new Set();
    this.held = undefined;
    // Says what becomes of a POST.
    this.fate = () => 'through';
    // Every POST that was sent twice, with the status of each answer.
    this.twice = [];
    this.fates = {};
  }

  async open() {
    this.server = createServer((phone) => this.#greet(phone));
    await new Promise((done) => this.server.listen(0, '127.0.0.1', done));
    return `socks5://127.0.0.1:${this.server.address().port}`;
  }

  close() {
    this.cut();
    this.server.close();
  }

  // Ends every connection.
  cut() {
    for (const socket of this.sockets) socket.destroy();
  }

  // Carries nothing any more, without a word: a black hole.
  hold() {
    let open;
    this.held = new Promise((done) => (open = done));
    this.release = () => {
      this.held = undefined;
      open();
    };
  }

  release() {}

  #keep(socket) {
    this.sockets.add(socket);
    socket.on('error', () => {});
    socket.on('close', () => this.sockets.delete(socket));
    return socket;
  }

  // The handshake of SOCKS 5, which names a place and then carries bytes.
  #greet(phone) {
    this.#keep(phone);
    let bytes = Buffer.alloc(0);
    let greeted = false;
    const heard = (more) => {
      bytes = Buffer.concat([bytes, more]);
      if (!greeted) {
        if (bytes.length < 2 + bytes[1]) return;
        bytes = bytes.subarray(2 + bytes[1]);
        greeted = true;
        phone.write(Buffer.from([5, 0]));
      }
      const length = bytes[3] === 1 ? 10 : bytes[3] === 3 ? 7 + bytes[4] : 22;
      if (bytes.length < 4 || bytes.length < length) return;
      const port = bytes.readUInt16BE(length - 2);
      phone.off('data', heard);
      if (port !== this.port) {
        phone.end(Buffer.from([5, 2, 0, 1, 0, 0, 0, 0, 0, 0]));
        return;
      }
      phone.write(Buffer.from([5, 0, 0, 1, 0, 0, 0, 0, 0, 0]));
      this.#carry(phone, bytes.subarray(length));
    };
    phone.on('data', heard);
  }

  #table() {
    return this.#keep(connect({ host: '127.0.0.1', port: this.port, localAddress: this.from }));
  }

  #carry(phone, first) {
    const table = this.#table();
    let fate = 'through';
    let sent;
    let answer = Buffer.alloc(0);
    const both = () => {
      phone.destroy();
      table.destroy();
    };
    let asked = first;
    let order = Promise.resolve();
    const inOrder = (work) => {
      order = order.then(async () => {
        await this.held;
        if (!phone.destroyed) await work();
      });
    };
    const requests = async () => {
      for (let one = message(asked); one; one = message(asked)) {
        asked = one.rest;
        sent = one.bytes;
        answer = Buffer.alloc(0);
        fate = one.head.startsWith('POST ') ? this.fate(one) : 'through';
        if (one.head.startsWith('POST ')) this.fates[fate] = (this.fates[fate] ?? 0) + 1;
        if (fate === 'unsent') return both();
        if (fate === 'half') {
          table.write(one.bytes.subarray(0, (one.bytes.length + one.headEnds) >> 1), both);
          return undefined;
        }
        if (fate === 'late') await new Promise((done) => setTimeout(done, 300));
        if (!table.destroyed) table.write(one.bytes);
      }
      return undefined;
    };
    phone.on('data', (more) =>
      inOrder(() => {
        asked = Buffer.concat([asked, more]);
        return requests();
      }),
    );
    if (first.length) inOrder(requests);
    table.on('data', (more) =>
      inOrder(() => {
        if (fate === 'through' || fate === 'late') {
          phone.write(more);
          return;
        }
        answer = Buffer.concat([answer, more]);
        const whole = message(answer);
        if (!whole) return;
        if (fate === 'unheard') both();
        // A browser takes such a head for a whole one, without a body.
        else if (fate === 'torn-head') phone.write(answer.subarray(0, whole.head.indexOf('content-length')), both);
        else if (fate === 'torn-body') phone.write(answer.subarray(0, (answer.length + whole.headEnds) >> 1), both);
        else if (fate === 'doubled') {
          const first = status(answer);
          this.#again(sent, first);
          phone.write(answer);
          fate = 'through';
        }
      }),
    );
    phone.on('close', () => table.destroy());
    table.on('close', () => inOrder(() => phone.end()));
  }

  // Sends a request that was answered once more, on a connection of its own.
  #again(bytes, first) {
    const pair = { first, again: 0, what: bytes.subarray(0, 40).toString('latin1').split(' ')[1] };
    this.twice.push(pair);
    const table = this.#table();
    let answer = Buffer.alloc(0);
    table.write(bytes);
    pair.done = new Promise((done) => {
      table.on('close', done);
      table.on('data', (more) => {
        answer = Buffer.concat([answer, more]);
        if (!message(answer)) return;
        pair.again = status(answer);
        table.destroy();
      });
    });
  }
}
