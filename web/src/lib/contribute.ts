/** Adding to the dice for seats of this device that nobody looks from yet. */
import { ApiError, OFFLINE } from './api';
import { partOf, saying } from './dice';
import type { FromServer, LobbyTable } from './protocol';

/** Add to the dice for a seat of one's own that nobody sits at yet; the server says which seat a key is for. */
export function contribute(table: string, key: string): Promise<number> {
  return new Promise((done, failed) => {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const socket = new WebSocket(`${scheme}://${location.host}/ws/${table}`);
    let seat = -1;
    const end = (reason = OFFLINE): void => {
      window.clearTimeout(patience);
      if (seat < 0) failed(new ApiError(reason));
      else done(seat);
      socket.close();
    };
    const patience = window.setTimeout(() => end(), 20_000);
    const add = (lobby: LobbyTable): void => {
      if (lobby.seats[seat]?.entropy) end();
      else socket.send(JSON.stringify(saying(partOf(table, seat, lobby))));
    };
    socket.onopen = () => socket.send(JSON.stringify({ type: 'hello', key, since: 0 }));
    socket.onmessage = (event) => {
      const message = JSON.parse(String(event.data)) as FromServer;
      if (message.type === 'welcome') seat = message.seat ?? -1;
      else if (message.type === 'error') end({ ...message, rule: '' });
      else if (message.type === 'lobby') add(message.lobby);
      else if (message.type === 'update') end();
    };
    socket.onclose = () => end();
  });
}
