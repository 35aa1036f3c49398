/* The service worker: shows what the server tells a device, and opens the table it speaks of. */

self.addEventListener('push', (event) => {
  const { title, body, lang, tag, url } = event.data.json();
  event.waitUntil(
    self.registration.showNotification(title, { body, lang, tag, renotify: true, icon: '/icon.svg', data: { url } }),
  );
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const url = new URL(event.notification.data.url, self.location.origin);
  if (url.origin !== self.location.origin) return;
  event.waitUntil(
    self.clients.matchAll({ type: 'window', includeUncontrolled: true }).then((pages) => {
      const there = pages.find((page) => new URL(page.url).pathname === url.pathname);
      return there ? there.focus() : self.clients.openWindow(url);
    }),
  );
});
